import type { TriggerProps } from './trigger-props.ts'

/** Between a button that is there and an overlay that comes later. */
export type ButtonLink = {
  /** What the overlay gives the button; null while there is none. */
  given(): TriggerProps | null
  hand(next: TriggerProps | null): void
  subscribe(listener: () => void): () => void
}

export function createButtonLink(): ButtonLink {
  let given: TriggerProps | null = null
  let hear = () => {}
  return {
    given: () => given,
    hand(next) {
      given = next
      hear()
    },
    subscribe(listener) {
      hear = listener
      return () => {
        hear = () => {}
      }
    },
  }
}
