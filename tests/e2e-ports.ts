/** Not the ports of a demonstration, so that the tests run while one is open. */
export const E2E_PORTS = { console: 4591, portal: 4592, next: 4593, webpack: 4594, vite: 4595 } as const

/** Where a server of the end-to-end tests is found. */
export const e2eOrigin = (name: keyof typeof E2E_PORTS): string => `http://localhost:${E2E_PORTS[name]}`
