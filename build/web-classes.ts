/** As much of a class of the Fetch API as a stand-in for it has to know. */
type WebClass = new (...args: readonly unknown[]) => object;

/**
 * What the program in the executable means by `Headers`, `Request` and `Response`: stand-ins that load Node's own at
 * their first use. That takes as long as half of a start, and the server's adapter does nearly everything without them.
 */
export const WebHeaders: WebClass = /* @__PURE__ */ standIn('Headers');
export let WebRequest: WebClass = /* @__PURE__ */ standIn('Request');
export let WebResponse: WebClass = /* @__PURE__ */ standIn('Response');

/** From now on `Request` and `Response` are the light ones of the adapter, which would set the global ones. */
export function setWebClasses(request: WebClass, response: WebClass): void {
  WebRequest = request;
  WebResponse = response;
}

/** What inherits from a stand-in inherits from the class from its first use on. */
function standIn(name: string): WebClass {
  let loaded: WebClass | null = null;

  function load(): WebClass {
    if (loaded !== null) return loaded;
    const found: unknown = Reflect.get(globalThis, name);
    if (!isClass(found)) throw new Error(`This runtime has no ${name}.`);
    Object.setPrototypeOf(Base, found);
    Object.setPrototypeOf(Base.prototype, found.prototype);
    loaded = found;
    return found;
  }

  class Base {
    get [Symbol.toStringTag](): string {
      return name;
    }
  }
  /** Asked of every response: what does not claim to be one is none, and nothing need be loaded to know that. */
  function isInstance(this: unknown, value: unknown): boolean {
    if (this !== self) return Function.prototype[Symbol.hasInstance].call(this, value); // A class that extends it.
    if (typeof value !== 'object' || value === null) return false;
    return Reflect.get(value, Symbol.toStringTag) === name && value instanceof load();
  }
  Object.defineProperty(Base, Symbol.hasInstance, { value: isInstance });
  const self: WebClass = new Proxy(Base, {
    construct: (_, args, newTarget) =>
      Reflect.construct(load(), args, newTarget === self ? load() : newTarget),
  });
  return self;
}

function isClass(value: unknown): value is WebClass & { readonly prototype: object } {
  return typeof value === 'function' && 'prototype' in value;
}
