import { options } from 'preact';

/** What the page and its libraries find under the name of React: Preact. */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  StrictMode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'preact/compat';

/**
 * Preact runs these with layout effects, a child's before its parent's, when Ariakit has called what they should have
 * prepared: libraries know how to do without them.
 */
export const useInsertionEffect = undefined;

const currentTarget = Object.getOwnPropertyDescriptor(Event.prototype, 'currentTarget')?.get;
const keyFields = Object.entries(Object.getOwnPropertyDescriptors(KeyboardEvent.prototype));

/** React's events can be spread, and be told once more after they have passed; Ariakit does both. */
function likeReacts(event: Event): void {
  if (event instanceof KeyboardEvent)
    for (const [name, { get }] of keyFields)
      if (get)
        Object.defineProperty(event, name, { value: get.call(event), enumerable: true, configurable: true });
  let element: EventTarget | null = null;
  Object.defineProperty(event, 'currentTarget', {
    get: () => element ?? currentTarget?.call(event),
    set: (given: EventTarget) => {
      element = given;
    },
    configurable: true,
  });
}

const passOn = options.event;
options.event = (event) => {
  likeReacts(event);
  return passOn?.(event) ?? event;
};

const write = options.vnode;
options.vnode = (vnode) => {
  write?.(vnode);
  const { props } = vnode as { props: Record<string, unknown> };
  // In SVG, attributes are spelled as they stand here, and this one would not be known.
  if (typeof vnode.type === 'string' && 'tabIndex' in props) {
    props.tabindex = props.tabIndex;
    delete props.tabIndex;
  }
};
