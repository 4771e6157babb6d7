// Preferences of this browser: sound and quick moves, both off until somebody wants them.
//
// Contract: knows what this browser keeps. May call `dom.js`; tells by `onChange` what was switched.

import { findAll, local } from "./dom.js";

/** @param {string} key */
export const wants = (key) => local(key) === "on";

/** @param {(key: string, isOn: boolean) => void} onChange */
export function listenToSwitches(onChange) {
  for (const made of findAll("[data-pref]")) {
    const key = made.dataset.pref ?? "";
    const show = () => made.setAttribute("aria-checked", String(wants(key)));
    made.addEventListener("click", () => {
      local(key, wants(key) ? "off" : "on");
      show();
      onChange(key, wants(key));
    });
    show();
  }
}

/** @type {AudioContext | null} */
let audio = null;

/** Two soft notes, as of a station gong. Browsers allow them only after somebody has touched the page. */
export function chime() {
  audio ??= new AudioContext();
  for (const [pitch, delay] of /** @type {const} */ ([[659.3, 0], [523.3, 0.22]])) {
    const begin = audio.currentTime + delay;
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.14, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.6);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.65);
  }
}
