import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

export type Copy = {
  /** How the last try ended, for a moment; null before and after. */
  outcome: 'copied' | 'refused' | null
  copy(text: string): Promise<void>
}

const confirmFor = 1600

/** Copies, and says for a moment whether it worked. */
export function useCopy(): Copy {
  const [outcome, setOutcome] = useState<Copy['outcome']>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), confirmFor)
    return () => clearTimeout(timer)
  }, [outcome])
  return {
    outcome,
    // Without permission or a secure page there is no clipboard; the text itself stays selectable.
    copy: async (text) => setOutcome((await copyText(text)) ? 'copied' : 'refused'),
  }
}
