import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { linkedToPages } from './pages.ts'

/** Markdown of the repository on a page of its own, or a part of it. */
export function Document({ text }: { text: string }): ReactElement {
  return <Markdown>{linkedToPages(text)}</Markdown>
}
