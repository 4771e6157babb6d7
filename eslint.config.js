// The linter of the client. Types are checked by tsc; see tsconfig.json.

import js from "@eslint/js";
import globals from "globals";

/** These know the table and nothing of the page: a name of the browser's in them is a mistake. */
const PAGELESS = ["tree", "selection", "feed", "sending"].map((name) => `src/capolinea/render/static/${name}.js`);

export default [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "default-case": "error",
      "dot-notation": "error",
      eqeqeq: "error",
      "max-depth": ["error", 3],
      "no-console": "error",
      "no-else-return": "error",
      "no-implicit-coercion": "error",
      "no-param-reassign": ["error", { props: false }],
      "no-shadow": "error",
      "no-unused-private-class-members": "error",
      "no-useless-rename": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["src/capolinea/render/static/*.js"],
    languageOptions: { globals: globals.browser },
    rules: { complexity: ["error", 20], "max-lines-per-function": ["error", { max: 40, skipComments: true }] },
  },
  {
    files: PAGELESS,
    languageOptions: {
      globals: { ...Object.fromEntries(Object.keys(globals.browser).map((name) => [name, "off"])), setTimeout: "readonly", clearTimeout: "readonly" },
    },
  },
  { files: ["tests/client/*.js"], languageOptions: { globals: globals.node } },
];
