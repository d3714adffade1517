import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { Strip } from '../../patterns/strip/strip.tsx'
import type { ImportLogResultsMessages } from './messages.ts'

/** Keeps the place of a batch's figures, so that the list below stays where it is when they come. */
export function WaitingFigures({ m }: { m: ImportLogResultsMessages }): ReactElement {
  const wait = (label: string, width: number) => ({ label, value: <Skeleton shape="title" width={width} /> })
  return (
    <Strip
      label={m.figures}
      items={[
        wait(m.started, 176),
        wait(m.duration, 56),
        wait(m.read, 56),
        { ...wait(m.accepted, 56), mark: 'accepted' },
        { ...wait(m.rejected, 40), mark: 'rejected' },
      ]}
    />
  )
}
