/** Everything that shines by itself, engines, bolts, blasts: all of it one draw, added to what is behind it. */

import {
  AdditiveBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';

/** How a light looks: a soft disc, a bolt, a ring, a burst with rays, a shield that is hit, fire. */
export const DISC = 0;
export const BOLT = 1;
export const RING = 2;
export const BURST = 3;
export const SHIELD = 4;
export const FIRE = 5;
export type Kind = typeof DISC | typeof BOLT | typeof RING | typeof BURST | typeof SHIELD | typeof FIRE;

/** Red, green, blue from 0 to 1, as screens mean them. */
export type Tone = readonly [number, number, number];

export const toneOf = (hex: number): Tone => [
  ((hex >> 16) & 255) / 255,
  ((hex >> 8) & 255) / 255,
  (hex & 255) / 255,
];

/** How a light shines. */
export interface Light {
  /** From its middle to its edge, mm. */
  readonly wide: number;
  readonly tone: Tone;
  readonly strength: number;
  /** A bolt reaches so far to both sides of its middle, mm; a shield is hit from there. */
  readonly along?: readonly [number, number, number];
  /** Moves what flickers. */
  readonly age?: number;
}

const NOWHERE = [0, 0, 0] as const;

/** More lights than these are left out. */
const MOST = 1600;

const PLACE = /* glsl */ `
attribute vec3 place;
attribute vec3 along;
attribute vec3 shape;
attribute vec3 tone;
varying vec2 spot;
varying vec3 light;
varying vec2 look;
varying vec2 toward;
void main() {
  vec4 middle = modelViewMatrix * vec4(place, 1.0);
  vec2 way = (modelViewMatrix * vec4(along, 0.0)).xy;
  float far = length(way);
  vec2 x = far > 0.001 ? way / far : vec2(1.0, 0.0);
  vec2 y = vec2(-x.y, x.x);
  float wide = shape.x;
  float half_length = shape.y == 1.0 ? far + wide : wide;
  if (shape.y == 4.0) { x = vec2(1.0, 0.0); y = vec2(0.0, 1.0); }
  spot = position.xy * 2.0;
  toward = far > 0.001 ? way / far : vec2(0.0);
  look = vec2(shape.y, shape.z);
  light = tone;
  middle.xy += x * spot.x * half_length + y * spot.y * wide;
  if (shape.y == 1.0) spot.x *= half_length / wide;
  look.x += 0.5;
  gl_Position = projectionMatrix * middle;
  if (shape.y == 1.0) toward = vec2(half_length / wide, 0.0);
}`;

const SHINE = /* glsl */ `
varying vec2 spot;
varying vec3 light;
varying vec2 look;
varying vec2 toward;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p), u = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), u.x), mix(hash(i + vec2(0, 1)), hash(i + 1.0), u.x), u.y);
}
void main() {
  float far = length(spot);
  vec3 color = vec3(0.0);
  int kind = int(look.x);
  if (kind == 0) {
    float fall = max(0.0, 1.0 - far);
    color = light * fall * fall + vec3(dot(light, vec3(0.4))) * pow(fall, 6.0);
  } else if (kind == 1) {
    float end = toward.x - 1.0;
    float away = length(vec2(max(0.0, abs(spot.x) - end), spot.y));
    float fall = max(0.0, 1.0 - away);
    color = light * pow(fall, 2.2) + vec3(0.9) * smoothstep(0.62, 0.9, fall) * max(max(light.r, light.g), light.b);
  } else if (kind == 2) {
    float edge = 1.0 - abs(far - 0.82) / 0.16;
    color = light * pow(max(0.0, edge), 2.0) + light * 0.12 * max(0.0, 1.0 - far);
  } else if (kind == 3) {
    float fall = max(0.0, 1.0 - far);
    float rays = max(0.0, 1.0 - abs(spot.x * spot.y) * 60.0) * fall;
    color = light * (fall * fall * 0.8 + rays * rays * 0.7) + vec3(pow(fall, 5.0)) * max(light.r, light.b);
  } else if (kind == 4) {
    float inside = smoothstep(1.0, 0.94, far);
    vec2 hit = toward * 0.72;
    float away = distance(spot, hit);
    float waves = 0.55 + 0.45 * sin(away * 26.0 - look.y * 22.0);
    vec2 cell = vec2(spot.x * 1.1547, spot.y + spot.x * 0.57735) * 6.0;
    vec2 near = abs(fract(cell) - 0.5);
    float mesh = smoothstep(0.34, 0.5, max(near.x, near.y));
    float rim = pow(far, 5.0);
    float hot = exp(-away * away * 4.5);
    color = light * inside * (rim * (0.25 + 0.55 * hot) + hot * (0.42 * waves + 0.5 * mesh)) + vec3(0.75) * inside * exp(-away * away * 40.0);
  } else {
    vec2 p = spot * 2.4 + look.y * 7.0;
    float grain = noise(p) * 0.6 + noise(p * 2.3) * 0.4;
    float fall = max(0.0, 1.0 - far - (grain - 0.5) * 0.7);
    fall *= max(0.0, 1.0 - far);
    color = light * fall * (0.5 + grain) * 1.6 + vec3(1.0, 0.8, 0.5) * pow(fall, 3.0) * dot(light, vec3(0.5));
  }
  gl_FragColor = vec4(color, 1.0);
}`;

export class Lights {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #place = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  readonly #along = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  readonly #shape = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  readonly #tone = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  #count = 0;

  constructor(order: number) {
    const plane = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.setIndex(plane.getIndex());
    geometry.setAttribute('position', plane.getAttribute('position'));
    geometry.setAttribute('place', this.#place);
    geometry.setAttribute('along', this.#along);
    geometry.setAttribute('shape', this.#shape);
    geometry.setAttribute('tone', this.#tone);
    const material = new ShaderMaterial({
      vertexShader: PLACE,
      fragmentShader: SHINE,
      blending: AdditiveBlending,
      depthWrite: false,
      transparent: true,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
  }

  begin(): void {
    this.#count = 0;
  }

  /** One light at a place of the stage, mm. */
  shine(kind: Kind, x: number, y: number, z: number, light: Light): void {
    const { wide, tone, strength, along = NOWHERE, age = 0 } = light;
    if (this.#count >= MOST || strength <= 0.002) return;
    const at = this.#count++;
    this.#place.setXYZ(at, x, y, z);
    this.#along.setXYZ(at, ...along);
    this.#shape.setXYZ(at, wide, kind, age);
    this.#tone.setXYZ(at, tone[0] * strength, tone[1] * strength, tone[2] * strength);
  }

  end(): void {
    this.mesh.geometry.instanceCount = this.#count;
    this.mesh.visible = this.#count > 0;
    for (const attribute of [this.#place, this.#along, this.#shape, this.#tone]) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, this.#count * 3);
      attribute.needsUpdate = true;
    }
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
