import fc from 'fast-check'

/** Property tests run longer, from a printed seed, when the soak asks for it. */
const runs = Number(process.env.SOAK_RUNS ?? 0)
if (runs > 0) fc.configureGlobal({ numRuns: runs, seed: Number(process.env.SOAK_SEED) })
