import { createContext } from 'react'
import type { TypeChoices } from './use-type-choices.ts'

/** What the cells of the list know of the choices; so a choice draws the cells and not the rows. */
export const TypeChoicesContext = /* @__PURE__ */ createContext<TypeChoices | null>(null)
