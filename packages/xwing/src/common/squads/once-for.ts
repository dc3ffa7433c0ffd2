/** Makes something of a thing that never changes, such as a pack, once: it is there as long as the thing is. */
export function onceFor<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, Made>();
  return (thing) => {
    const known = made.get(thing);
    if (known !== undefined) return known;
    const now = make(thing);
    made.set(thing, now);
    return now;
  };
}
