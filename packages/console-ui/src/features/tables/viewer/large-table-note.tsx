import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import * as css from './table-viewer.css.ts'

/** How long a list may take before its reader learns what would make it faster. */
const PATIENCE_MS = 10_000

/** Appears once rows have been awaited for too long; drawn only while they are. */
export function LargeTableNote({ children }: { children: ReactNode }): ReactElement | null {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? (
    <p role="status" className={css.note}>
      {children}
    </p>
  ) : null
}
