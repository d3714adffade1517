import type { Denial } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { useCopy } from '../../parts/copy-button/use-copy.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { CheckIcon, CopyIcon } from '../../parts/icons/icons.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as css from './access-dialog.css.ts'
import { useAccessRequest } from './use-access-request.ts'

export type AccessDialogProps = {
  denial: Denial
  onClose: () => void
}

/** After a denial ([S6]): what is missing, what gives it, and a request that can be copied and sent. */
export function AccessDialog({ denial, onClose }: AccessDialogProps): ReactElement {
  const { title, facts, text, contact } = useAccessRequest(denial)
  const { outcome, copy } = useCopy()
  const what = denial.missing.length === 1 ? 'a role' : 'roles'
  return (
    <Dialog
      open
      onClose={onClose}
      title={title === '' ? 'Access' : `Access to ${title}`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            kind="primary"
            icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy(text)}
          >
            Copy request
          </Button>
          <VisuallyHidden>
            <span role="status">{outcome === 'copied' ? 'Copied' : ''}</span>
          </VisuallyHidden>
        </>
      }
    >
      <p className={css.line}>
        This page requires {what} that you don't have. Send this request to the person who manages access.
      </p>
      {outcome === 'refused' && (
        <p role="alert" className={css.line}>
          Your browser blocked copying. Select the lines below and copy them.
        </p>
      )}
      <KeyValue
        label="Request"
        items={contact ? [{ key: 'Send to', value: sendTo(contact, title, text) }, ...facts] : facts}
      />
    </Dialog>
  )
}

function sendTo(contact: string, title: string, body: string): ReactElement {
  const mail = `subject=${encodeURIComponent(`Access to ${title}`)}&body=${encodeURIComponent(body)}`
  return <TextLink href={`mailto:${contact}?${mail}`}>{contact}</TextLink>
}
