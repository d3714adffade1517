import { placeOf, useClientId, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, useId, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { classNames } from '../../../styles/class-names.ts'
import * as css from './guide.css.ts'
import type { ProviderMessages } from './messages.ts'
import { type Provider, providerTitle } from './use-providers.ts'

export type GuideProps = {
  provider: Provider
  /** As they are stored; of a new one nothing is yet. */
  settings: Readonly<Record<string, unknown>>
  /** The number of the stored configuration; a new one has none yet. */
  id?: number | undefined
  districtId: string | undefined
  m: ProviderMessages
}

/** Whether there is anything to say beside the form of a provider. */
export const hasGuide = (provider: string, districtId: string | undefined, m: ProviderMessages): boolean =>
  provider === 'illuminate' ? districtId !== undefined : Object.hasOwn(m.guide, provider)

/** What is done in the identity provider's own console, with values to copy; of Local, where its other settings are. */
export function Guide({
  provider: described,
  settings,
  id: stored,
  districtId,
  m,
}: GuideProps): ReactElement | null {
  const id = useId()
  const { signInUrl } = useConsoleSettings()
  const clientId = useClientId()
  const stepsId = useId()
  // Where there is no room beside the form, it would keep one that is set up from being seen.
  const [isOpen, setOpen] = useState(stored === undefined)
  const { provider, canSignIn } = described
  if (provider === 'illuminate')
    return districtId === undefined ? null : <Related districtId={districtId} m={m} />
  const guides: Readonly<Record<string, unknown>> = m.guide
  const guide = guides[provider]
  if (!isGuide(guide)) return null
  const address = canSignIn ? addressOf(signInUrl, { provider, clientId }) : null
  const logout = canSignIn && stored !== undefined ? logoutAddressOf(signInUrl, stored) : null
  const values = valuesToCopy({ provider, settings, address, logout }, m)
  return (
    <aside className={css.guide} aria-labelledby={id}>
      <div className={css.head}>
        <SectionHeading depth={2} id={id} className={css.title}>
          {guide.title}
        </SectionHeading>
        <span className={css.fold}>
          <Button
            kind="link"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={stepsId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.guide.hide : m.guide.show}
          </Button>
        </span>
      </div>
      <ol id={stepsId} className={classNames(css.steps, !isOpen && css.folded)}>
        {Object.entries(guide.steps).map(([order, step]) => (
          <li key={order} className={css.step}>
            <p className={css.stepTitle}>{step.title}</p>
            <p className={css.text}>{step.text}</p>
            {values
              .filter(({ at }) => String(at) === order)
              .map(({ label, value }) => (
                <CopyValue key={label} label={label} value={value} />
              ))}
          </li>
        ))}
      </ol>
      {canSignIn === false && ADDRESSED.has(provider) ? (
        <p className={css.note}>{m.guide.noAddresses(providerTitle(provider))}</p>
      ) : null}
    </aside>
  )
}

/** Providers that want to know where people are sent back to. */
const ADDRESSED: ReadonlySet<string> = new Set(['azure', 'google', 'clever', 'classlink', 'saml'])

type GuideTexts = { title: string; steps: Readonly<Record<string, { title: string; text: string }>> }

const isGuide = (value: unknown): value is GuideTexts =>
  typeof value === 'object' && value !== null && 'steps' in value

/** Of SAML, how the chosen Name ID is spelled there. */
const NAME_ID_FORMATS: Readonly<Record<string, string>> = {
  emailAddress: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
}
const DEFAULT_SCOPES = 'openid email profile'

/** What is entered over there, and at which step. */
function valuesToCopy(
  { provider, settings, address, logout }: Copied,
  { guide: m }: ProviderMessages,
): { at: number; label: string; value: string }[] {
  const { nameIdFormat, scopes } = settings
  if (provider === 'saml') {
    const value = NAME_ID_FORMATS[String(nameIdFormat ?? 'emailAddress')]
    return [
      ...(address === null ? [] : [{ at: 1, label: m.copyMetadata, value: address }]),
      ...(value === undefined ? [] : [{ at: 2, label: m.copyNameId, value }]),
    ]
  }
  const at = REDIRECT_STEP[provider]
  if (at === undefined) return []
  const redirect = address === null ? [] : [{ at, label: m.copyRedirect, value: address }]
  if (provider === 'clever' || provider === 'classlink') return redirect
  return [
    ...redirect,
    ...(logout === null ? [] : [{ at, label: m.copyLogout, value: logout }]),
    { at: 4, label: m.copyScopes, value: typeof scopes === 'string' ? scopes : DEFAULT_SCOPES },
  ]
}

type Copied = {
  provider: string
  settings: GuideProps['settings']
  address: string | null
  logout: string | null
}

/** The step that asks where people are sent back to. */
const REDIRECT_STEP: Readonly<Record<string, number>> = { azure: 1, google: 2, clever: 2, classlink: 2 }

/**
 * Where the provider sends people back to, below the address that sign-in starts at; of SAML, where the console describes itself
 * to it.
 */
const addressOf = (
  signInUrl: string,
  { provider, clientId }: { provider: string; clientId: number | null | undefined },
): string | null => {
  const base = new URL(signInUrl, globalThis.location?.href).href.replace(/\/+$/, '')
  if (provider !== 'saml') return `${base}/callback/${provider}`
  return typeof clientId === 'number' ? `${base.replace(/\/login$/, '')}/saml/${clientId}/metadata` : null
}

/** Where an OpenID provider reports that a user signed out there, without going through their browser. */
const logoutAddressOf = (signInUrl: string, id: number): string =>
  `${new URL(signInUrl, globalThis.location?.href).href.replace(/\/login\/*$/, '')}/logout/back-channel/${id}`

/** A value for elsewhere: it wraps and is never cut, so that it can be compared. */
function CopyValue({ label, value }: { label: string; value: string }): ReactElement {
  return (
    <div className={css.value}>
      <p className={css.valueLabel}>{label}</p>
      <div className={css.valueBox}>
        <code className={css.code}>{value}</code>
        <CopyButton text={value} what={label} className={css.copy} />
      </div>
    </div>
  )
}

/** The settings of Local that have screens of their own. */
function Related({ districtId, m }: { districtId: string; m: ProviderMessages }): ReactElement {
  const id = useId()
  return (
    <aside className={css.guide} aria-labelledby={id}>
      <SectionHeading depth={2} id={id} className={css.title}>
        {m.guide.related}
      </SectionHeading>
      <p className={css.text}>{m.guide.relatedText}</p>
      <ul className={css.links}>
        <li>
          <PlaceLink to={placeOf('account-locking', { districtId })}>{m.guide.locking}</PlaceLink>
        </li>
        <li>
          <PlaceLink to={placeOf('password-complexity', { districtId })}>{m.guide.complexity}</PlaceLink>
        </li>
      </ul>
    </aside>
  )
}
