declare global {
  interface Window {
    /** Absent in browsers that don't enforce them. */
    readonly trustedTypes?: {
      createPolicy: (
        name: 'default',
        rules: { createScriptURL: (address: string) => string | null },
      ) => unknown
    }
  }
}

const WORKER = /^\/assets\/dry-run-worker-[\w-]+\.js$/

// The page's policy turns texts into neither markup nor scripts. What bundlers find as a worker is an address, and that one
// may start.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    const { origin, pathname, href } = new URL(address, location.href)
    return origin === location.origin && WORKER.test(pathname) ? href : null
  },
})

export {}
