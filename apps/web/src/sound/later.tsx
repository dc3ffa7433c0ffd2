import { lazy, Suspense } from 'react';

const Setting = lazy(async () => ({ default: (await import('./sound-setting.tsx')).SoundSetting }));

/** Whether the table is heard: fetched when it is asked, or when it was wanted before. */
export function SoundSetting() {
  return (
    <Suspense fallback={null}>
      <Setting />
    </Suspense>
  );
}

/** Whoever wanted sound hears the table from the first moment on. */
export function beginSound(): void {
  try {
    if (localStorage.getItem('firing-arc.sound') === 'on') void import('./sounding.ts');
  } catch {
    // Without storage nothing was wanted before.
  }
}
