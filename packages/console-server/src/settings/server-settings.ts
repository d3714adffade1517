/** A setting of the environment, or several that go together. */
export type Setting = {
  readonly names: readonly string[]
  /** A line for the usage text: what it is for, and what counts without it. */
  readonly means: string
}

/** Every setting of the server, in the order of the usage text. */
export const SERVER_SETTINGS: readonly Setting[] = [
  { names: ['PORT'], means: 'where to listen without --port; 4300 without both' },
  { names: ['CONSOLE_DATA'], means: 'the data folder without --data; .data without both' },
  { names: ['DATABASE_URL'], means: 'a PostgreSQL server instead of the embedded database in DIR' },
  {
    names: ['CONSOLE_DATABASE_DIRECT_URL'],
    means: 'the same without a pooler such as PgBouncer between; needed to hear of jobs at once',
  },
  {
    names: ['CONSOLE_DATABASE_REPLICA_URL', 'CONSOLE_REPLICA_MAX_LAG'],
    means: 'a standby of DATABASE_URL for reads, and how many seconds it may be behind; 10 without it',
  },
  {
    names: ['CONSOLE_ROLE'],
    means: 'web answers people, worker runs jobs, all does both; all without it',
  },
  {
    names: ['CONSOLE_ADMIN_EMAIL', 'CONSOLE_ADMIN_PASSWORD'],
    means: 'the first user of an empty database; the password also for init',
  },
  {
    names: ['CONSOLE_PUBLIC_URL'],
    means: 'where people open the console: for links in emails, and for scheme and host of requests',
  },
  {
    names: ['CONSOLE_TRUSTED_PROXIES'],
    means: 'proxies whose X-Forwarded-* headers count, for example 10.0.0.5,2001:db8::/64; none without it',
  },
  {
    names: ['CONSOLE_ORIGINS'],
    means: 'other origins that may call, separated by commas; none without it',
  },
  {
    names: ['CONSOLE_BASE_URL'],
    means: 'where the console sends its calls; to this server without it',
  },
  { names: ['CONSOLE_SIGN_IN_URL'], means: "a sign-in page in place of the console's own" },
  { names: ['CONSOLE_SUFFIX'], means: 'stands behind the product name; nothing without it' },
  {
    names: ['CONSOLE_TIME_ZONE'],
    means: 'the time zone of screens and emails; America/New_York without it',
  },
  {
    names: ['CONSOLE_EMPLOYEE_ACCESS'],
    means: 'either or strict: what "or employee" in the route table opens; either without it',
  },
  { names: ['CONSOLE_HSTS_SUBDOMAINS'], means: "1: HTTPS for all names below the console's too" },
  {
    names: ['CONSOLE_SESSION_FRAME_RP', 'CONSOLE_SESSION_FRAME_PROVIDER'],
    means: 'session frames of a backend that names none for its users',
  },
  {
    names: ['CONSOLE_SMTP_URL'],
    means: 'the mail server, for example smtp://mail.example.org:587; files in DIR without it',
  },
  { names: ['CONSOLE_MAIL_FROM'], means: 'the sender of emails' },
  {
    names: ['CONSOLE_PRIVATE_NETWORKS'],
    means:
      'private networks that a SIS, receiver or directory may be in, for example 10.20.0.0/16; none without it',
  },
  {
    names: ['CONSOLE_ALLOW_LOOPBACK'],
    means: '1: a SIS, receiver or identity provider may be on this machine',
  },
  {
    names: ['CONSOLE_STAFF_SECOND_FACTOR'],
    means: '1: provider staff with Local accounts need a second factor',
  },
  {
    names: ['CONSOLE_SECRET_KEY'],
    means: '32 bytes in base64 that stored secrets are encrypted with; a file in DIR without it',
  },
  {
    names: ['CONSOLE_PREVIOUS_SECRET_KEYS'],
    means: 'former keys that some may still be encrypted with; see rotate-keys',
  },
  {
    names: ['CONSOLE_STORAGE'],
    means: 'the bucket for the files that servers share, s3://bucket/folder; DIR without it',
  },
  {
    names: [
      'CONSOLE_S3_ENDPOINT',
      'CONSOLE_S3_REGION',
      'CONSOLE_S3_ACCESS_KEY_ID',
      'CONSOLE_S3_SECRET_ACCESS_KEY',
      'CONSOLE_S3_PATH_STYLE',
    ],
    means: 'where it is and who uses it; Amazon, us-east-1 and the role of the machine without them',
  },
  {
    names: ['CONSOLE_DATA_GROUP'],
    means: 'a group whose members may drop files into the inboxes of DIR; none without it',
  },
  {
    names: ['CONSOLE_SFTP_PORT'],
    means: 'the port at which districts deliver files by SFTP; off without it',
  },
  { names: ['CONSOLE_IMPORTS_AT_A_TIME'], means: 'how many imports run at a time; 2 without it' },
  {
    names: ['CONSOLE_CLEVER_CLIENT_ID', 'CONSOLE_CLEVER_CLIENT_SECRET'],
    means: 'the application at Clever that districts share; none without it',
  },
  {
    names: ['CONSOLE_CLASSLINK_CLIENT_ID', 'CONSOLE_CLASSLINK_CLIENT_SECRET'],
    means: 'the same at ClassLink',
  },
  {
    names: ['CONSOLE_STAFF_CLIENT_ID', 'CONSOLE_STAFF_CLIENT_SECRET'],
    means: 'the client that provider staff sign in with; none without it',
  },
  {
    names: ['CONSOLE_TOKEN_ISSUERS'],
    means: "whose tokens count instead of a session, as JSON; nobody's without it",
  },
  {
    names: ['CONSOLE_AUDIT_YEARS'],
    means: 'how many years entries of the audit log are kept; 7 without it',
  },
  {
    names: ['CONSOLE_IMPORT_DETAIL_DAYS'],
    means: 'how many days details of imports are kept; 400 without it',
  },
  {
    names: ['CONSOLE_CHANGED_FIELD_BATCHES'],
    means: 'for how many imports of a district the changed fields are kept; 30 without it',
  },
  {
    names: ['CONSOLE_SESSION_CALLS_PER_MINUTE', 'CONSOLE_TOKEN_CALLS_PER_MINUTE'],
    means: 'how many calls a session or token may make; 3000 without them, 0 for any number',
  },
  {
    names: ['CONSOLE_LOG_LEVEL'],
    means: 'silent, error, warn or info, which adds a line for each request; warn without it',
  },
  {
    names: ['CONSOLE_METRICS_PORT', 'CONSOLE_METRICS_HOST'],
    means: 'where /metrics is for Prometheus; off without the port, at 127.0.0.1 without the host',
  },
  {
    names: ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME'],
    means: 'where traces are sent, for example http://127.0.0.1:4318, and by which name; nowhere without it',
  },
  { names: ['CONSOLE_SENTRY_DSN'], means: 'where the console reports errors to; nowhere without it' },
]
