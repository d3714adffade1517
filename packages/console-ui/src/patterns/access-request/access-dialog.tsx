import type { Denial } from '@edconsole/console-core'
import { placeOf, useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { useCopy } from '../../parts/copy-button/use-copy.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { CheckIcon, CopyIcon } from '../../parts/icons/icons.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceButton } from '../place-link/place-button.tsx'
import * as css from './access-dialog.css.ts'
import { accessMessages } from './messages.ts'
import { useAccessRequest } from './use-access-request.ts'

export type AccessDialogProps = {
  denial: Denial
  onClose: () => void
}

/** After a denial ([S6]): what is missing, what gives it, and a request that can be copied and sent. */
export function AccessDialog({ denial, onClose }: AccessDialogProps): ReactElement {
  const m = useMessages('patterns', accessMessages).access
  const { title, facts, text, contact } = useAccessRequest(denial)
  const mayOpenRoles = useAccess().can('roles')
  const { outcome, copy } = useCopy()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title === '' ? m.title : m.accessTo(title)}
      actions={
        <>
          <Button onClick={onClose}>{m.close}</Button>
          {mayOpenRoles && denial.missing.length > 0 ? (
            <PlaceButton
              to={placeOf('roles', {}, { query: { filter: { reachableRoles: [...denial.missing] } } })}
              onFollow={onClose}
            >
              {m.showRoles}
            </PlaceButton>
          ) : null}
          <Button
            kind="primary"
            icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy(text)}
          >
            {m.copy}
          </Button>
          <VisuallyHidden>
            <span role="status">{outcome === 'copied' ? m.copied : ''}</span>
          </VisuallyHidden>
        </>
      }
    >
      <p className={css.line}>{m.missing(denial.missing.length)}</p>
      {outcome === 'refused' && (
        <p role="alert" className={css.line}>
          {m.blocked}
        </p>
      )}
      <KeyValue
        label={m.request}
        items={
          contact ? [{ key: m.sendTo, value: sendTo(contact, m.accessTo(title), text) }, ...facts] : facts
        }
      />
    </Dialog>
  )
}

function sendTo(contact: string, subject: string, body: string): ReactElement {
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return <TextLink href={`mailto:${contact}?${mail}`}>{contact}</TextLink>
}
