/** Sounds made from tones and noise by Web Audio, each at the moment of its picture. Nothing is loaded. */

import type { Playhead } from '../board/stage.ts';
import type { Shot } from '../shown/act.ts';
import type { Cue } from '../telling/timeline.ts';

export interface Player {
  /** Plays what is told from where it is now. */
  readonly play: (playhead: Playhead) => void;
  readonly silence: () => void;
  /** One short sound. */
  readonly test: () => void;
}

/** How loud everything together is: quiet. */
const LOUD = 0.22;

/** Where sounds go, and a second of noise to make them from. */
interface Desk {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/** Opens the sound of the page; throws where there is no Web Audio. */
export function openPlayer(): Player {
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  let out: GainNode | null = null;
  const silence = () => {
    out?.gain.setTargetAtTime(0, context.currentTime, 0.03);
    out = null;
  };
  const desk = (): Desk => {
    silence();
    void context.resume();
    out = context.createGain();
    out.gain.value = LOUD;
    out.connect(context.destination);
    return { context, out, noise };
  };
  return {
    silence,
    play: ({ timeline, at, pace }) => {
      const to = desk();
      const now = context.currentTime + 0.02;
      for (const cue of timeline.cues) {
        if (cue.from >= at) sound(to, cue, now + (cue.from - at) * pace, (cue.to - cue.from) * pace);
      }
    },
    test: () => {
      const to = desk();
      clack(to, context.currentTime + 0.02, 1);
      clack(to, context.currentTime + 0.14, 0.6);
    },
  };
}

/** The sound of a cue from a moment on, for so many seconds. */
function sound(to: Desk, { act, aim }: Cue, at: number, seconds: number): void {
  switch (act.kind) {
    case 'glide':
      return whoosh(to, at, seconds, act.strains ? 1.5 : 1);
    case 'aimed':
      tone(to, at, { from: 880, to: 1240, seconds: 0.08, loud: 0.16, shape: 'square' });
      return tone(to, at + 0.13, { from: 1240, to: 1240, seconds: 0.1, loud: 0.16, shape: 'square' });
    case 'rolled':
      for (const [nth] of act.dice.entries())
        for (const part of [0.28, 0.52, 0.7, 0.82]) clack(to, at + seconds * (part + nth * 0.03), 1.1 - part);
      return;
    case 'fired':
      return volley(to, aim?.shot ?? 'cannon', at, seconds);
    case 'hurt':
      if (act.what === 'hull') return burst(to, at, 0.45, 900, 0.8);
      tone(to, at, { from: 340, to: 190, seconds: 0.4, loud: 0.4, shape: 'sine' });
      return tone(to, at, { from: 1020, to: 520, seconds: 0.3, loud: 0.14, shape: 'triangle' });
    case 'destroyed':
      burst(to, at, Math.max(1.2, seconds), 420, 1.5);
      return tone(to, at, { from: 95, to: 28, seconds: Math.max(1.1, seconds), loud: 1, shape: 'sine' });
    case 'blast':
      tone(to, at, { from: 70, to: 24, seconds: 1.2, loud: 1.1, shape: 'sine' });
      return burst(to, at + 0.05, 1, 300, 1.1);
    case 'marked':
      return tone(to, at, { from: 520, to: 780, seconds: 0.18, loud: 0.2, shape: 'sine' });
  }
}

/** How each weapon is heard: the tone falls from one pitch to another, Hz. */
const WEAPONS: Readonly<
  Record<
    Shot,
    { readonly from: number; readonly to: number; readonly count: number; readonly seconds: number }
  >
> = {
  cannon: { from: 1500, to: 210, count: 3, seconds: 0.17 },
  ion: { from: 620, to: 90, count: 3, seconds: 0.26 },
  torpedo: { from: 300, to: 60, count: 2, seconds: 0.5 },
  missile: { from: 420, to: 110, count: 2, seconds: 0.45 },
  turbolaser: { from: 640, to: 70, count: 6, seconds: 0.28 },
  flak: { from: 1900, to: 500, count: 7, seconds: 0.08 },
};

function volley(to: Desk, shot: Shot, at: number, seconds: number): void {
  const { count, from, to: low, seconds: long } = WEAPONS[shot];
  for (let nth = 0; nth < count; nth++) {
    const when = at + (seconds * 0.55 * nth) / count;
    tone(to, when, { from: from * (1 - nth * 0.02), to: low, seconds: long, loud: 0.3, shape: 'sawtooth' });
    if (shot === 'torpedo' || shot === 'missile') burst(to, when, long, 700, 0.35);
  }
}

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

/** A tone that slides and fades. */
function tone({ context, out }: Desk, at: number, { from, to, seconds, loud, shape }: Tone): void {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(context, at, seconds, loud)).connect(out);
  source.start(at);
  source.stop(at + seconds);
}

/** Noise below a pitch that falls with it. */
function burst(
  { context, out, noise }: Desk,
  at: number,
  seconds: number,
  pitch: number,
  loud: number,
): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const low = context.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.setValueAtTime(pitch * 3, at);
  low.frequency.exponentialRampToValueAtTime(pitch * 0.3, at + seconds);
  source
    .connect(low)
    .connect(fading(context, at, seconds, loud))
    .connect(out);
  source.start(at);
  source.stop(at + seconds);
}

/** A ship goes by: noise that swells. */
function whoosh({ context, out, noise }: Desk, at: number, seconds: number, loud: number): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(170, at);
  band.frequency.linearRampToValueAtTime(460 * loud, at + seconds * 0.5);
  band.frequency.linearRampToValueAtTime(150, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(0.55 * loud, at + seconds * 0.45);
  gain.gain.linearRampToValueAtTime(0.0001, at + seconds);
  source.connect(band).connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds);
}

/** A die meets the table. */
function clack({ context, out, noise }: Desk, at: number, loud: number): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 5;
  band.frequency.value = 2300 + ((at * 7919) % 900);
  source
    .connect(band)
    .connect(fading(context, at, 0.06, loud * 0.9))
    .connect(out);
  source.start(at);
  source.stop(at + 0.08);
}

function fading(context: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  return gain;
}
