export * from './parts/index.ts'
