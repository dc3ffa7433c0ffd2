import { Line, Mesh, type Object3D, Points, Sprite } from 'three';

/** Gives back what the graphics card holds for all that is below an object. Materials are shared and stay. */
export function disposeOf(object: Object3D): void {
  object.traverse((each) => {
    if (each instanceof Mesh || each instanceof Points || each instanceof Line || each instanceof Sprite)
      each.geometry.dispose();
  });
}
