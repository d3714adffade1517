export { type AppOptions, createApp } from './app.ts'
export type { Db } from './db/schema.ts'
export type { SeedKind } from './seed/seed-kind.ts'
export { type RunningServer, type StartServerOptions, startServer } from './start-server.ts'
