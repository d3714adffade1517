import {
  countOf,
  type WebhookDelivery,
  type WebhookFault,
  type WebhookStatus,
  type WebhookType,
} from '@edconsole/console-core'
import { ALERT_EVENT_NAMES } from '../alerts/choices.ts'

/** Every sentence about webhooks; a host replaces them as `webhooks`. */
export const webhookMessages = {
  title: (owner: string) => `Webhooks of ${owner}`,
  text: {
    district:
      'Tells another system when something goes wrong in this district, and when it is fixed. Messages are signed and never name people.',
    client:
      'Tells another system when something goes wrong in any district of this client, and when it is fixed. Messages are signed and never name people.',
  },
  list: 'Webhooks',
  none: 'No webhooks yet.',
  close: 'Close',
  off: 'Off',
  allDistricts: 'All districts of the client',
  events: (names: readonly string[]) => names.join(', '),
  notSent: 'Nothing sent yet',
  lastSent: (at: string) => `Last message ${at}`,
  eventNames: ALERT_EVENT_NAMES,
  actions: {
    test: 'Send test',
    deliveries: 'Deliveries',
    edit: 'Edit',
    rotate: 'New secret',
    remove: 'Remove',
  },
  /** For assistive technology: several webhooks have the same buttons. */
  actionOf: (action: string, name: string) => `${action}: ${name}`,
  testing: 'Sending',
  tested: {
    delivered: (code: number) => `Test delivered. The receiver answered ${code}.`,
    answered: (code: number) => `The receiver answered ${code}. It must answer with 200 to 299.`,
    failed: (fault: string) => `Test failed. ${fault}`,
  },
  faults: {
    badAddress: 'The address must start with https://.',
    unknownName: "The server name doesn't exist.",
    forbiddenAddress: "The name points to a private network, which this console doesn't connect to.",
    noAnswer: "The receiver didn't answer within 10 seconds.",
    refused: 'The receiver refuses connections.',
    badCertificate: "The receiver's certificate isn't valid.",
    redirect: 'The receiver redirects. Enter the final address.',
    brokenOff: 'The connection ended before an answer.',
  } satisfies Record<WebhookFault, string>,
  create: {
    action: 'Add webhook',
    title: 'Add webhook',
    submit: 'Add webhook',
    refused: "The webhook wasn't added",
  },
  edit: { title: 'Edit webhook', submit: 'Save', refused: "Your changes weren't saved" },
  form: {
    busy: 'Saving',
    cancel: 'Cancel',
    name: 'Name',
    nameHelp: 'What receives it, such as Service desk.',
    address: 'Web address',
    addressHelp: 'Starts with https:// and is reachable from the internet.',
    enabled: 'Enabled',
    enabledHelp: 'When off, nothing is sent, and waiting messages are dropped.',
    events: 'Events',
    rejectedPercent: 'Rejected rows above',
    percent: '%',
    components: 'Components',
    componentsHelp: 'Each one is compared to the limit on its own. Without any, the whole import is.',
    missing: {
      name: 'Enter a name',
      address: 'Enter an address that starts with https:// and has no password or question mark',
      events: 'Choose at least one event',
      rejectedPercent: 'Enter a number from 0 to 100',
    },
  },
  shown: {
    title: 'Copy the secret',
    text: "This is the only time it's shown. The receiver needs it to check signatures.",
    secret: 'Secret',
    done: 'Done',
  },
  rotate: {
    title: (name: string) => `Replace the secret of ${name}?`,
    text: 'The current secret stops working with the next message. Enter the new one at the receiver right away. What it refuses meanwhile is sent again.',
    confirm: 'Replace secret',
    busy: 'Replacing',
    done: (name: string) => `Secret replaced (${name})`,
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: "Nothing more is sent, not even waiting messages. You can't undo this.",
    confirm: 'Remove webhook',
    busy: 'Removing',
    done: (name: string) => `Webhook removed (${name})`,
  },
  deliveries: {
    title: (name: string) => `Deliveries to ${name}`,
    text: 'The last 50 messages of 30 days. What fails is sent again up to 5 times in about 9 hours.',
    list: 'Deliveries',
    none: 'Nothing sent yet.',
    back: 'Back',
    what: (type: string, event: string | null) => (event === null ? type : `${type}: ${event}`),
    sent: (at: string) => `Created ${at}`,
    types: {
      'alert.opened': 'Opened',
      'alert.closed': 'Over',
      'webhook.test': 'Test',
    } satisfies Record<WebhookType, string>,
    statuses: {
      waiting: 'Waiting',
      delivered: 'Delivered',
      failed: 'Failed',
      dropped: 'Dropped',
    } satisfies Record<WebhookStatus, string>,
    answered: (code: number) => `Answered ${code}`,
    attempts: (count: number) => countOf(count, 'attempt', 'attempts'),
    next: (at: string) => `Next attempt ${at}`,
  },
}

export type WebhookMessages = typeof webhookMessages

/** What the receiver did, in a sentence; null before the first attempt. */
export const outcomeOf = (
  { answerCode, fault }: WebhookDelivery,
  { faults, deliveries }: WebhookMessages,
): string | null => {
  if (fault !== null) return faults[fault] ?? fault
  return answerCode === null ? null : deliveries.answered(answerCode)
}
