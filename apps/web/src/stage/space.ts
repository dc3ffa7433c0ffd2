/** Deep space under the table: clouds, stars, and the mat's faint lines. */

import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MirroredRepeatWrapping,
  OrthographicCamera,
  PlaneGeometry,
  Points,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { chance } from './noise.ts';

/** How far the clouds are painted around the table, and how far space goes on with them mirrored, as parts of its size. */
const PAINTED = 0.75;
const AROUND = 1.9;
const STARS = 22000;
/** Below everything, mm. */
const DEPTH = -6;
/** From one line of the mat to the next: range 1, mm. */
const STEP = 100;

const CLOUDS = /* glsl */ `
varying vec2 spot;
uniform vec2 size;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p), u = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), u.x), mix(hash(i + vec2(0, 1)), hash(i + 1.0), u.x), u.y);
}
float cloud(vec2 p) {
  float sum = 0.0, part = 0.5;
  for (int i = 0; i < 6; i++) { sum += part * noise(p); p = p * 2.03 + vec2(17.1, 9.2); part *= 0.5; }
  return sum;
}
void main() {
  vec2 p = spot * size;
  vec2 bent = p + 0.9 * vec2(cloud(p + 3.1), cloud(p + 8.7));
  float blue = smoothstep(0.36, 0.84, cloud(bent * 1.25));
  float rust = smoothstep(0.5, 0.9, cloud(bent * 1.6 + 21.0));
  float dust = smoothstep(0.35, 0.8, cloud(bent * 2.6 + 40.0));
  float deep = smoothstep(0.25, 0.75, cloud(p * 0.45 + 60.0));
  vec3 color = vec3(0.0055, 0.0062, 0.0145);
  color += blue * vec3(0.011, 0.013, 0.085) * (0.25 + 0.9 * deep);
  color += blue * blue * vec3(0.024, 0.008, 0.06) * deep;
  color += rust * vec3(0.075, 0.027, 0.02) * (1.0 - 0.5 * blue) * (1.2 - deep);
  color *= 1.0 - 0.6 * dust;
  gl_FragColor = vec4(color, 1.0);
}`;

const STAR_PLACE = /* glsl */ `
attribute float size;
varying vec3 tone;
uniform float grain;
void main() {
  tone = color;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_PointSize = size * grain;
}`;

const STAR_LIGHT = /* glsl */ `
varying vec3 tone;
void main() {
  float far = length(gl_PointCoord - 0.5) * 2.0;
  float core = smoothstep(0.45, 0.0, far), halo = pow(max(0.0, 1.0 - far), 2.5) * 0.4;
  gl_FragColor = vec4(tone * (core + halo), 1.0);
}`;

const PLANET_PLACE = /* glsl */ `
varying vec2 spot;
void main() { spot = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); spot = uv * 2.0 - 1.0; }`;

const PLANET = /* glsl */ `
varying vec2 spot;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p), u = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), u.x), mix(hash(i + vec2(0, 1)), hash(i + 1.0), u.x), u.y);
}
float cloud(vec2 p) { return 0.5 * noise(p) + 0.25 * noise(p * 2.1) + 0.15 * noise(p * 4.3) + 0.1 * noise(p * 8.7); }
void main() {
  float far = length(spot) / 0.86;
  float up = sqrt(max(0.0, 1.0 - far * far));
  vec3 normal = vec3(spot / 0.86, up);
  float lit = smoothstep(-0.25, 0.95, dot(normal, normalize(vec3(0.1, -0.5, 0.86))));
  vec2 at = vec2(spot.x * 2.0 + spot.y * 0.5, spot.y * 7.0) / (0.55 + 0.45 * up);
  float bands = cloud(at + 0.6 * cloud(at * 1.7));
  vec3 ground = mix(vec3(0.42, 0.2, 0.11), vec3(0.86, 0.6, 0.36), bands);
  float edge = smoothstep(1.0, 0.985, far);
  vec3 air = vec3(0.25, 0.45, 0.95) * pow(1.0 - up, 3.0) * edge * (0.25 + lit);
  float around = far > 1.0 ? exp(-(far - 1.0) * 26.0) * (0.12 + 0.5 * smoothstep(-0.6, 0.9, dot(normalize(spot), vec2(-0.5, -0.8)))) : 0.0;
  vec3 color = (ground * lit * 0.62 + air * 0.7) * edge + vec3(0.22, 0.42, 0.95) * around;
  gl_FragColor = vec4(color, max(edge, around));
}`;

export class Space {
  readonly group = new Group();
  readonly #renderer: WebGLRenderer;
  readonly #stars: ShaderMaterial;
  readonly #planet: ShaderMaterial;
  readonly #lines = new LineBasicMaterial({
    color: '#7d9bff',
    transparent: true,
    opacity: 0.06,
    depthWrite: false,
    toneMapped: false,
  });
  #size = '';
  #target: WebGLRenderTarget | null = null;
  #back: MeshBasicMaterial | null = null;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    const shines = { blending: AdditiveBlending, depthWrite: false, depthTest: false, transparent: true };
    this.#stars = new ShaderMaterial({
      vertexShader: STAR_PLACE,
      fragmentShader: STAR_LIGHT,
      uniforms: { grain: { value: 1 } },
      vertexColors: true,
      ...shines,
    });
    this.#planet = new ShaderMaterial({
      vertexShader: PLANET_PLACE,
      fragmentShader: PLANET,
      depthWrite: false,
      depthTest: false,
      transparent: true,
    });
  }

  /** Puts space under a table of such a size, with the lines of its mat or without. */
  lay(width: number, height: number, lined: boolean): void {
    this.#lines.visible = lined;
    if (this.#size === `${width} ${height}`) return;
    this.#size = `${width} ${height}`;
    this.#clear();
    this.#target = clouds(this.#renderer, width / height);
    this.#back = new MeshBasicMaterial({ map: this.#target.texture, depthWrite: false, toneMapped: false });
    const back = new Mesh(backdrop(width, height), this.#back);
    back.position.set(width / 2, -height / 2, DEPTH);
    back.renderOrder = -4;
    const stars = new Points(sky(width, height), this.#stars);
    stars.renderOrder = -3;
    // A planet hangs over the far right corner, for the most part outside of the table.
    const size = Math.min(width, height) * 0.74;
    const planet = new Mesh(new PlaneGeometry(size, size), this.#planet);
    planet.position.set(width + size * 0.16, size * 0.22, DEPTH);
    planet.renderOrder = -2;
    const lines = new LineSegments(matLines(width, height), this.#lines);
    lines.renderOrder = -1;
    this.group.add(back, stars, planet, lines);
  }

  /** Stars keep their size while the table grows, or nearly. */
  focus(scale: number): void {
    this.#stars.uniforms.grain!.value = this.#renderer.getPixelRatio() * Math.min(1.6, 0.75 + 0.3 * scale);
  }

  #clear(): void {
    for (const child of this.group.children)
      if (child instanceof Mesh || child instanceof Points || child instanceof LineSegments)
        child.geometry.dispose();
    this.group.clear();
    this.#target?.dispose();
    this.#back?.dispose();
  }

  dispose(): void {
    this.#clear();
    for (const material of [this.#stars, this.#planet, this.#lines]) material.dispose();
  }
}

/** The clouds are painted once: they cost much and never change. */
function clouds(renderer: WebGLRenderer, ratio: number): WebGLRenderTarget {
  const target = new WebGLRenderTarget(1024, 1024, {
    colorSpace: SRGBColorSpace,
    wrapS: MirroredRepeatWrapping,
    wrapT: MirroredRepeatWrapping,
  });
  const material = new ShaderMaterial({
    vertexShader:
      'varying vec2 spot; void main() { spot = uv; gl_Position = vec4(position.xy * 2.0, 0.0, 1.0); }',
    fragmentShader: CLOUDS,
    uniforms: { size: { value: new Vector2(4.2 * Math.max(1, ratio), 4.2 * Math.max(1, 1 / ratio)) } },
    depthTest: false,
  });
  const scene = new Scene();
  const plane = new PlaneGeometry(1, 1);
  scene.add(new Mesh(plane, material));
  renderer.setRenderTarget(target);
  renderer.render(scene, new OrthographicCamera());
  renderer.setRenderTarget(null);
  plane.dispose();
  material.dispose();
  return target;
}

/** All of space: around what is painted the clouds go on as in a mirror. */
function backdrop(width: number, height: number): PlaneGeometry {
  const plane = new PlaneGeometry(width * (1 + 2 * AROUND), height * (1 + 2 * AROUND));
  const uv = plane.getAttribute('uv');
  const part = (at: number) => 0.5 + ((at - 0.5) * (1 + 2 * AROUND)) / (1 + 2 * PAINTED);
  for (let at = 0; at < uv.count; at++) uv.setXY(at, part(uv.getX(at)), part(uv.getY(at)));
  return plane;
}

/** Many faint stars and a few bright ones, the same on every table of a size. */
function sky(width: number, height: number): BufferGeometry {
  const random = chance(7);
  const places: number[] = [];
  const colors: number[] = [];
  const sizes: number[] = [];
  const tone = new Color();
  for (let star = 0; star < STARS; star++) {
    const within = (size: number) => (random() * (1 + 2 * AROUND) - AROUND) * size;
    places.push(within(width), -within(height), DEPTH);
    const light = random() ** 8;
    const warmth = random();
    tone
      .setHSL(warmth < 0.2 ? 0.08 : 0.61, warmth < 0.2 ? 0.7 : 0.55, 0.82)
      .multiplyScalar(0.26 + 0.74 * light);
    colors.push(tone.r, tone.g, tone.b);
    sizes.push(1.8 + 6.5 * light);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  geometry.setAttribute('size', new Float32BufferAttribute(sizes, 1));
  return geometry;
}

/** Crosses of the mat's lines, by which players see how far things are. */
function matLines(width: number, height: number): BufferGeometry {
  const ends: number[] = [];
  for (let x = 0; x <= width + 1; x += STEP) ends.push(x, 0, DEPTH, x, -height, DEPTH);
  for (let y = 0; y <= height + 1; y += STEP) ends.push(0, -y, DEPTH, width, -y, DEPTH);
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(ends, 3));
}
