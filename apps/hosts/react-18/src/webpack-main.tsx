import { open } from './open.tsx'

open('/')
