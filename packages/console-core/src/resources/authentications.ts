import { decodersOf, itemOf, itemsOf } from '../api/decoders.ts'
import type { SettingField } from '../auth-settings/setting-field.ts'
import type {
  Authentication,
  AuthenticationCertificate,
  NewAuthentication,
  ProposedSettings,
  ReadAddress,
  ReadSignInTest,
  ReceivedClaim,
  RemoteAuthentication,
  SignInTest,
  SignInTestStep,
  TestedPersonField,
  TestSignIn,
  UpdateAuthentication,
} from '../entities/authentication.ts'
import { del, get, list, patch, post, resource } from './operation.ts'

/** The client's own, named by a header (R19). */
const ofClient = { clientHeader: true } as const

const certificates = /* @__PURE__ */ itemsOf(
  /* @__PURE__ */ decodersOf<AuthenticationCertificate>({
    text: ['setting'],
    textOrNull: ['subject', 'notAfter', 'fingerprint256'],
  }),
)
// Fields that only this project's server sends; they are unknown on other backends.
const authentication = /* @__PURE__ */ decodersOf<Authentication>(
  {
    text: ['provider', 'displayName'],
    flag: ['isEnabled', 'isDefault', 'autoLinkByEmail', 'allowJustInTime'],
    texts: ['userTypes', 'missingSettings'],
    number: ['sortOrder'],
    textOrNull: ['usernameAttribute', 'updatedAt', 'updatedBy', 'createdAt', 'createdBy'],
  },
  {
    settings: itemOf({}),
    certificates,
    usedByCaller: (value) => (typeof value === 'boolean' ? value : null),
    heldBy: (value) => (value === 'onlyWay' || value === 'ownWay' || value === 'default' ? value : null),
  },
)
const remote = /* @__PURE__ */ decodersOf<RemoteAuthentication>(
  { text: ['provider', 'title'] },
  {
    canSignIn: (value) => (typeof value === 'boolean' ? value : null),
    fields: itemsOf(
      decodersOf<SettingField>({
        text: ['name', 'label', 'type', 'help'],
        flag: ['required', 'secret'],
      }),
    ),
  },
)

const proposal = /* @__PURE__ */ decodersOf<ProposedSettings>({}, { settings: itemOf({}), certificates })

const signInTest = /* @__PURE__ */ decodersOf<SignInTest>(
  { textOrNull: ['testId', 'leavePath', 'message'] },
  {
    outcome: (value) => (value === 'passed' || value === 'failed' ? value : null),
    steps: itemsOf(decodersOf<SignInTestStep>({ text: ['id', 'status'], textOrNull: ['message'] })),
    claims: itemsOf(decodersOf<ReceivedClaim>({ text: ['name', 'value'] })),
    person: itemsOf(
      decodersOf<TestedPersonField>({ text: ['field'], textOrNull: ['value'], flag: ['isMatchedBy'] }),
    ),
  },
)
/** Users who may change a provider. */
const editors = [{ all: ['ROLE_SETUP_AUTH_VIEW'] }, { all: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] }] as const

export const authenticationsResource = resource(
  'authentications',
  {
    records: 'authentications',
    type: 'Authentication',
    identify: ({ displayName }: Authentication) => displayName,
  },
  {
    // The slash at the end is the specification's.
    list: list<Authentication>(
      '/ied/authentications/',
      {
        key: 'id',
        sortable: ['sortOrder', 'displayName', 'provider'],
        filterable: ['provider', 'isEnabled'],
        searchable: ['displayName', 'provider'],
        defaultSort: { sortOrder: 'asc' },
      },
      { clientHeader: true, fields: authentication },
    ),
    create: post<NewAuthentication, Authentication>('/ied/authentications/', {
      clientHeader: true,
      fields: authentication,
    }),
    update: patch<UpdateAuthentication, Authentication>('/ied/authentications/{id}', {
      clientHeader: true,
      version: 'updatedAt',
      fields: authentication,
    }),
    remove: del('/ied/authentications/{id}', ofClient),
    readAddress: post<ReadAddress, ProposedSettings>('/ied/authentications/read-address', {
      clientHeader: true,
      extension: editors,
      confirms: false,
      fields: proposal,
    }),
    testSignIn: post<TestSignIn, SignInTest>('/ied/authentications/{id}/test', {
      clientHeader: true,
      extension: editors,
      confirms: false,
      fields: signInTest,
    }),
    readTest: post<ReadSignInTest, SignInTest>('/ied/authentications/{id}/test-result', {
      clientHeader: true,
      extension: editors,
      confirms: false,
      fields: signInTest,
    }),
    remote: get<RemoteAuthentication[]>('/ied/authentications/remote', {
      ...ofClient,
      answers: 'rows',
      fields: remote,
    }),
  },
)
