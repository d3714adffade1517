/** Where the demo's exports go: the receiver that starts with it, on another port while this one is taken. */
export const DEMO_RECEIVER = { host: '127.0.0.1', port: 4391 } as const
