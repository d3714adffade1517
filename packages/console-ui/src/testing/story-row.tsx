import type { ReactElement, ReactNode } from 'react'

export type StoryRowProps = { children: ReactNode; direction?: 'row' | 'column' }

/** Lays the states of a part out beside or below one another. */
export function StoryRow({ children, direction = 'row' }: StoryRowProps): ReactElement {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: direction,
        flexWrap: 'wrap',
        gap: 12,
        alignItems: 'flex-start',
      }}
    >
      {children}
    </div>
  )
}
