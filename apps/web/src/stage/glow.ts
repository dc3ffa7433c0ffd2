import { AdditiveBlending, CanvasTexture, type ColorRepresentation, Sprite, SpriteMaterial } from 'three';

let disc: CanvasTexture | undefined;

/** A round light that fades out, for every glow. */
function softDisc(): CanvasTexture {
  if (disc) return disc;
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext('2d');
  if (context) {
    const fade = context.createRadialGradient(32, 32, 0, 32, 32, 32);
    fade.addColorStop(0, '#fff');
    fade.addColorStop(0.22, 'rgb(255 255 255 / 72%)');
    fade.addColorStop(0.5, 'rgb(255 255 255 / 20%)');
    fade.addColorStop(1, 'rgb(255 255 255 / 0%)');
    context.fillStyle = fade;
    context.fillRect(0, 0, 64, 64);
  }
  disc = new CanvasTexture(canvas);
  return disc;
}

/** A light of a color, so many mm wide, that adds to what is behind it. */
export function glow(color: ColorRepresentation, width: number, opacity: number): Sprite {
  const material = new SpriteMaterial({
    map: softDisc(),
    color,
    opacity,
    blending: AdditiveBlending,
    depthWrite: false,
    toneMapped: false,
  });
  const light = new Sprite(material);
  light.scale.set(width, width, 1);
  return light;
}
