import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import * as css from './dialog-form.css.ts'

export type SecretOnceProps = {
  open: boolean
  title: string
  /** Says that it can't be shown again. */
  text: string
  /** What it belongs to. */
  owner: { readonly label: string; readonly value: string }
  secret: { readonly label: string; readonly value: string }
  done: string
  onClose: () => void
}

/** Shows a new secret, for the only time, to be copied. A click outside doesn't close it, which would lose the secret. */
export function SecretOnce({
  open,
  title,
  text,
  owner,
  secret,
  done,
  onClose,
}: SecretOnceProps): ReactElement {
  return (
    <Dialog
      open={open}
      locked
      onClose={onClose}
      title={title}
      actions={
        <Button kind="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      <div className={css.parts}>
        <p className={css.text}>{text}</p>
        <KeyValue
          label={title}
          items={[
            { key: owner.label, value: owner.value },
            {
              key: secret.label,
              value: (
                <span className={css.secret}>
                  {secret.value}
                  <CopyButton text={secret.value} what={secret.label} />
                </span>
              ),
              mono: 'value',
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
