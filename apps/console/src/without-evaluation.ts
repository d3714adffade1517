import { config } from 'zod/v4/core'

// The page's policy forbids code from text; zod would try it once, and each browser would report the attempt as an error.
config({ jitless: true })
