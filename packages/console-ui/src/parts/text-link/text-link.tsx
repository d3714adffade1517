import { useMessages } from '@edconsole/console-core'
import type { HTMLAttributes, ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { ExternalIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './text-link.css.ts'

export type TextLinkProps = HTMLAttributes<HTMLElement> & {
  /** Without one the text stands plain: the host has nowhere to lead to. */
  href: string | undefined
  /** Takes the color of its surroundings, as in breadcrumbs. */
  quiet?: boolean
  /** Inside a sentence: underlined at rest. */
  inText?: boolean
  /** Opens another site in a new tab, and says so. */
  external?: boolean
}

export function TextLink(props: TextLinkProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const { href, quiet, inText, external = false, className, children, ...attributes } = props
  if (href === undefined) return <span className={className}>{children}</span>
  return (
    <a
      {...attributes}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
      href={href}
      className={classNames(css.link, quiet && css.quiet, inText && css.inText, className)}
    >
      {children}
      {external ? (
        <>
          <ExternalIcon size="sm" className={css.icon} />
          <VisuallyHidden> {m.newTab}</VisuallyHidden>
        </>
      ) : null}
    </a>
  )
}
