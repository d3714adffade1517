import {
  type CreatedServiceToken,
  serviceTokensResource,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { KeyValue } from '../../../parts/key-value/key-value.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { CreateTokenForm } from './create-token-form.tsx'
import { tokenMessages } from './messages.ts'
import { TokenList } from './token-list.tsx'
import * as css from './tokens.css.ts'

export type TokensDialogProps = {
  accountId: number
  /** Of the account. */
  name: string
  mayChange: boolean
  open: boolean
  onClose: () => void
}

/** The tokens of a service account: a list, then a form for a new one, then the new one, once. */
export function TokensDialog(props: TokensDialogProps): ReactElement {
  const { accountId, name, mayChange, open, onClose } = props
  const m = useMessages('tokens', tokenMessages)
  const [step, setStep] = useState<'list' | 'form'>('list')
  const [created, setCreated] = useState<CreatedServiceToken>()
  const tokens = useItem(serviceTokensResource.list, { params: { accountId } })
  const toList = () => {
    setCreated(undefined)
    setStep('list')
  }
  if (created)
    return (
      <Dialog
        open={open}
        // A click outside the dialog would lose the token.
        locked
        onClose={toList}
        title={m.shown.title}
        actions={
          <Button kind="primary" onClick={toList}>
            {m.shown.done}
          </Button>
        }
      >
        <div className={css.parts}>
          <p className={css.text}>{m.shown.text}</p>
          <KeyValue
            label={m.shown.title}
            items={[
              { key: m.name, value: created.name },
              {
                key: m.shown.token,
                value: (
                  <span className={css.secret}>
                    {created.token}
                    <CopyButton text={created.token} what={m.shown.token} />
                  </span>
                ),
                mono: 'value',
              },
            ]}
          />
        </div>
      </Dialog>
    )
  if (step === 'form')
    return <CreateTokenForm accountId={accountId} open={open} onClose={toList} onCreated={setCreated} m={m} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title(name)}
      width="lg"
      actions={
        <>
          <Button onClick={onClose}>{m.close}</Button>
          {mayChange && (
            <Button kind="primary" onClick={() => setStep('form')}>
              {m.create.action}
            </Button>
          )}
        </>
      }
    >
      <div className={css.parts}>
        <p className={css.text}>{m.text}</p>
        {tokens.data ? (
          <TokenList
            accountId={accountId}
            tokens={tokens.data}
            mayChange={mayChange}
            onChanged={tokens.retry}
            m={m}
          />
        ) : tokens.errors.length > 0 ? (
          <ErrorState failure={tokens.errors[0]} onRetry={tokens.retry} />
        ) : (
          <div aria-busy="true">
            <Skeleton width={220} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
