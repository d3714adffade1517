import type { HTMLAttributes, Ref } from 'react'

/** What a button gets from the overlay that it opens. */
export type TriggerProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLButtonElement> | undefined }
