/** The part of Trusted Types that is needed: TypeScript does not know them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {createScriptURL(address: string): string};
}

let trust: ((address: string) => string) | undefined;

/** The address of a worker's script, in the form that a page with Trusted Types asks for. */
export function scriptAddress(address: string): string {
  return (trust ??= makeTrust())(address);
}

function makeTrust(): (address: string) => string {
  const {trustedTypes} = globalThis as {trustedTypes?: PolicyFactory};
  try {
    const policy = trustedTypes?.createPolicy('cartavola', {createScriptURL: (address) => address});
    if (policy) return (address) => policy.createScriptURL(address);
  } catch {
    // The page's policy does not list this name; whether it asks for one, the worker's constructor tells.
  }
  return (address) => address;
}
