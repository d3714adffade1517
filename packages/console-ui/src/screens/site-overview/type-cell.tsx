import type { Site } from '@edconsole/console-core'
import { type ReactNode, useContext } from 'react'
import { TypeChoicesContext } from './type-choices-context.ts'
import { TypeSelect } from './type-select.tsx'

/** The type of a site, to be chosen while types are edited. */
export function TypeCell({ site, children }: { site: Site; children: ReactNode }): ReactNode {
  const types = useContext(TypeChoicesContext)
  return types?.editing ? <TypeSelect site={site} types={types} /> : children
}
