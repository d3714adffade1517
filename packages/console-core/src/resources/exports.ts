import { type Decoder, decodeItem, decodersOf, itemsOf } from '../api/decoders.ts'
import { isRecord } from '../api/is-record.ts'
import type { DestinationTest, DestinationTestStep, TestDestination } from '../entities/destination-test.ts'
import type { Export, ExportDelay, NewExport, SendNowRequest, UpdateExport } from '../entities/export.ts'
import { TEST_STEP_STATES } from '../lists/connection-steps.ts'
import { EXPORT_DELAYS } from '../lists/export-delays.ts'
import { del, list, patch, post, resource } from './operation.ts'

const delayFields = decodersOf<ExportDelay>({ textOrNull: ['since', 'until'], number: ['batchId', 'count'] })

/** A reason that isn't known here has no words: then it only says that it is late. */
const delay: Decoder = (value) =>
  isRecord(value) && EXPORT_DELAYS.some((code) => code === value.code) ? decodeItem(delayFields, value) : null

const fields = decodersOf<Export>(
  {
    text: ['name', 'productName', 'deliveryMethod', 'exportType', 'fileNamePattern'],
    textOrNull: ['host', 'remotePath', 'lastSentAt', 'lastStatus', 'nextRunAt', 'scheduleTime'],
    number: ['schoolYear', 'productId', 'lastBatchId'],
    texts: ['components', 'siteCodes', 'gradeLevels', 'notifyEmails', 'scheduleDays'],
  },
  { delay },
)

const destinationTest = /* @__PURE__ */ decodersOf<DestinationTest>(
  { textOrNull: ['message'] },
  {
    outcome: (value) => (value === 'passed' ? value : 'failed'),
    steps: /* @__PURE__ */ itemsOf(
      /* @__PURE__ */ decodersOf<DestinationTestStep>(
        { text: ['id'], textOrNull: ['message'] },
        { status: (value) => TEST_STEP_STATES.find((state) => state === value) ?? 'open' },
      ),
    ),
  },
)

export const exportsResource = resource(
  'exports',
  { records: 'exports', type: 'Export', identify: ({ productName }: Export) => productName },
  {
    list: list<Export>(
      '/export',
      {
        key: 'id',
        sortable: ['name', 'productName', 'schoolYear', 'lastSentAt'],
        filterable: ['productId', 'schoolYear', 'isEnabled', 'deliveryMethod', 'lastStatus'],
        mayBeEmpty: ['lastStatus'],
        searchable: ['name', 'productName'],
        defaultSort: { name: 'asc' },
      },
      { fields, lea: true, fail: 'Error fetching exports' },
    ),
    create: post<NewExport, Export>('/export', {
      fields,
      lea: true,
      fail: ({ lea }) => `Error posting export for ${lea}`,
    }),
    /** `encryptPassword` is true when the password was edited, and absent otherwise (R36). */
    update: patch<UpdateExport, Export>('/export/{id}', {
      fields,
      lea: true,
      version: 'updatedAt',
      query: ['encryptPassword'],
      fail: ({ id }) => `Error patching export ${id}`,
    }),
    remove: del('/export/{id}', { lea: true, fail: ({ id }) => `Error removing export ${id}` }),
    /** A batch for each export, in their order. 409 for one that is switched off or being sent: then none is sent. */
    sendNow: post<SendNowRequest, { batchIds: number[] }>('/export/send-now', {
      lea: true,
      confirms: false,
      fail: 'Error sending export',
    }),
    /** What fails at the receiver is an answer, not an error: its steps tell how far it came. */
    testDestination: post<TestDestination, DestinationTest>('/export/test-destination', {
      lea: true,
      confirms: false,
      extension: [{ all: ['ROLE_SETUP_EXPORT_PRODUCT_CREATE'] }, { all: ['ROLE_SETUP_EXPORT_PRODUCT_EDIT'] }],
      fields: destinationTest,
    }),
  },
)
