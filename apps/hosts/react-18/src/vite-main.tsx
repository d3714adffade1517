import { open } from './open.tsx'

open(import.meta.env.BASE_URL)
