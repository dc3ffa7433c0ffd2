/** Pieces of hull that fly apart: one draw for all of them. */

import {
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  TetrahedronGeometry,
  Vector3,
} from 'three';

const MOST = 160;

export class Chips {
  readonly mesh = new InstancedMesh(
    new TetrahedronGeometry(1),
    new MeshStandardMaterial({ color: '#8b8f98', roughness: 0.5, metalness: 0.4, flatShading: true }),
    MOST,
  );
  #count = 0;
  readonly #matrix = new Matrix4();
  readonly #spot = new Vector3();
  readonly #turn = new Quaternion();
  readonly #axis = new Vector3();
  readonly #size = new Vector3();

  constructor() {
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.count = 0;
  }

  begin(): void {
    this.#count = 0;
  }

  /** A piece of a size (mm) at a place of the stage, turned so far about an axis. */
  fly([x, y, z]: readonly [number, number, number], size: number, turn: number, nth: number): void {
    if (this.#count >= MOST) return;
    this.#axis.set(Math.sin(nth), Math.cos(nth * 1.7), Math.sin(nth * 2.9)).normalize();
    this.#matrix.compose(
      this.#spot.set(x, y, z),
      this.#turn.setFromAxisAngle(this.#axis, turn),
      this.#size.set(size, size * 1.6, size * 0.35),
    );
    this.mesh.setMatrixAt(this.#count++, this.#matrix);
  }

  end(): void {
    this.mesh.count = this.#count;
    this.mesh.visible = this.#count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
