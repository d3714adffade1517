import type { Migration } from './migration.ts'

/**
 * Texts of earlier releases: code, sentence, title, suggestion and what they say besides. More special ones come first. A
 * name that begins with `_` is no parameter: it is stored elsewhere, or said twice.
 */
const TEXTS = `
E001 | The connection to the SIS is not set up. | The SIS did not answer | Test the connection. | {"reason":"notSetUp"}
E001 | The SIS hands out no {component} by itself. Use files. | The SIS did not answer | Test the connection.
E001 | The SIS did not answer: {reason}, at {path}. | The SIS did not answer | Test the connection.
E001 | The SIS did not answer: {reason}. | The SIS did not answer | Test the connection.
E002 | The SIS refused the certificate or key (HTTP {status}). | Certificate or key refused | Renew it in the SIS and save it here.
E003 | The certificate has no permission for "{area}". | No permission in the SIS | Add the area to the certificate in the SIS.
E004 | File "{pattern}" was not found. | File not found | Check the name and the time of the upload.
E004 | File "{pattern}" could not be read. | File not found | Check the name and the time of the upload. | {"locked":true}
E005 | File "{pattern}" has no rows. | File is empty or cut off | Check the job that writes the file in the SIS.
E005 | File "{pattern}" has {rows} rows, less than half of the {before} of last time. Nothing was loaded. | File is empty or cut off | Check the job that writes the file in the SIS.
E005 | The answer of the SIS to "{path}" has no rows. | The SIS gave too few rows | Check in the SIS that the rows are there for this school year and that the key may read them.
E005 | The answer of the SIS to "{path}" has {rows} rows, less than half of the {sisBefore} of last time. Nothing was loaded. | The SIS gave too few rows | Check in the SIS that the rows are there for this school year and that the key may read them.
E006 | The SIS is in {sisYear}, the console in {consoleYear}. | SIS year differs | Roll over, or wait until the SIS has.
E007 | File "{pattern}" is not a text file. | File is not a text file | Send rows as comma, tab or pipe separated text.
E007 | File "{pattern}" is {packed}. | File is not a text file | Unpack it, or save its sheet as text with separated columns.
V001 | Column "{source}" is missing from the file. | {Column} has no column in the file | Map another column, or add it in the SIS.
V001 | Column "{source}" is missing from the file. {kept} was left as it is. | {Column} has no column in the file | Map another column, or add it in the SIS.
V001 | Column "{source}" is missing from the answer of the SIS. | {Column} has no column in the answer of the SIS | Map another column, or add it in the SIS. | {"origin":"sis"}
V001 | Column "{source}" is missing from the answer of the SIS. {kept} was left as it is. | {Column} has no column in the answer of the SIS | Map another column, or add it in the SIS. | {"origin":"sis"}
V002 | Header "{found}" matched "{source}" only when upper and lower case are ignored. | Header of {Column} differs in case | Correct the header in the file or in the template.
V002 | Header "{found}" matched "{source}" only when upper and lower case are ignored. | Header of {Column} differs in case | Correct the name in the template. | {"origin":"sis"}
V003 | {Column} is required but empty. Row not loaded. | {_} is empty | Enter it in the SIS.
V004 | Value "{_value}" is not a date in the form {form}. Row not loaded. | {Column} is not a valid date | Correct it in the SIS.
V004 | Value "{_value}" is not a date in the form {form}. Row not loaded. | {Column} is not a valid date | Set the date form of the template to {otherForm}.
V004 | Date "{_value}" is not between {from} and {to}. Row not loaded. | {Column} is not a valid date | Correct it in the SIS.
V004 | {Column} "{_value}" is before the {earlier}. Row not loaded. | {_} is not a valid date | Correct it in the SIS.
V005 | Value "{_value}" is longer than {max} characters. Row not loaded. | {Column} is too long | Shorten it in the SIS.
V006 | Value "{_value}" is not a number. Row not loaded. | {Column} is not a number | Correct it in the SIS.
V006 | {Column} "{_value}" is not between {min} and {max}. Row not loaded. | {_} is not a number | Correct it in the SIS.
V007 | Row {row} has {single} field, the header has {expected}. Row not loaded. | Row has more or fewer fields than the header | Check the delimiter and the quotes in the file.
V007 | Row {row} has {fields} fields, the header has {expected}. Row not loaded. | Row has more or fewer fields than the header | Check the delimiter and the quotes in the file.
V007 | A quote that opens in or after row {unclosed} is never closed. Nothing was loaded. | Row has more or fewer fields than the header | Check the delimiter and the quotes in the file.
V007 | Row {tooLong} is longer than 1 MB: a line end or a closing quote is missing. Nothing was loaded. | Row has more or fewer fields than the header | Check the delimiter and the quotes in the file.
V008 | Value "{_value}" is already used in row {first} of "{source}". Row not loaded. | Duplicate {key} in two files | Remove the duplicate in the SIS. The first row was kept.
V008 | Value "{_value}" is already used in row {first} of "{source}". Row not loaded. | Duplicate {key} in two sources | Remove the duplicate in the SIS. The first row was kept. | {"origin":"sis"}
V008 | Value "{_value}" is already used in row {first}. Row not loaded. | Duplicate {key} in this file | Remove the duplicate in the SIS. The first row was kept.
V008 | Value "{_value}" is already used in row {first}. Row not loaded. | Duplicate {key} in the answer of the SIS | Remove the duplicate in the SIS. The first row was kept. | {"origin":"sis"}
V009 | Email "{_value}" is not valid and was left out. | {Column} is not valid | Correct it in the SIS.
V010 | The file is not {encoding}. It was read as {guess}. | File is in another encoding | Set the encoding of the template to {_}.
T001 | Value "{_value}" is not in the list of {list}. Row not loaded. | {Column} not recognized | Translate it in the template.
T001 | Value "{_value}" is not in the list of {list}. Row not loaded. | {Column} not recognized | Send Y or N. | {"expected":"Y or N"}
T002 | Value "{_value}" is not in the list of {list}. Set to "{fallback}". | {Column} set to {_} | Translate it in the template.
T003 | Value "{_value}" has two translations. Row not loaded. | {Column} has two translations | Remove one of them from the template.
R001 | Site "{_value}" does not exist in this district. Row not loaded. | {_} not found | Add the site, or leave it out of the file.
R001 | Site "{_value}" does not exist in this district. Row not loaded. | {_} not found | Add the site, or leave it out in the SIS. | {"origin":"sis"}
R002 | Student "{_value}" is not among the loaded students. Row not loaded. | Student not found | Correct the student first, then sync again.
R003 | Section "{_value}" does not exist at site "{site}". Row not loaded. | Section not found | Check the sections in the SIS.
R004 | Staff "{_value}" is unknown. The section has no teacher. | Teacher not found | Check the staff in the SIS.
R005 | Leave date "{_value}" is later than the end of the section. | Leave date after the end of the section | Correct the date in the SIS.
R006 | Student "{_value}" has another primary enrollment at the same time in row {first} of "{source}". Row not loaded. | Primary enrollments overlap | Correct the enrollment in the SIS.
R006 | Student "{_value}" has another primary enrollment at the same time in row {first}. Row not loaded. | Primary enrollments overlap | Correct the enrollment in the SIS.
R007 | Contact "{_value}" has no relationship to the student. | Contact without relationship | Enter one in the SIS.
R008 | Course "{_value}" is not among the loaded courses. Row not loaded. | Course not found | Load the courses first, then sync again.
R009 | Site "{_value}" is closed, so it takes no new records. Row not loaded. | Site is closed | Open the site again, or leave it out of the file.
R009 | Site "{_value}" is closed, so it takes no new records. Row not loaded. | Site is closed | Open the site again, or leave it out in the SIS. | {"origin":"sis"}
R009 | Site "{_value}" is switched off. Row not loaded. | Site is closed | Open the site again, or leave it out of the file. | {"off":true}
R009 | Site "{_value}" is switched off. Row not loaded. | Site is closed | Open the site again, or leave it out in the SIS. | {"origin":"sis","off":true}
R010 | {rows} row{_} of site "{_value}" {_} left out: the site takes no part in imports. | Site takes no part in imports | Switch "In imports" on for the site when they should come in.
L001 | Row could not be written: {reason}. | Row could not be written | Sync again. Tell support if it stays.
L002 | Record "{_value}" is kept by hand and was not changed. | Record is kept by hand
H001 | {count} of {total} {component} would be removed ({percent}%). They were kept. | Too many records would be removed | Release the batch if they really left. If not, discard it and correct the file.
H001 | {count} of {total} {component} would be removed ({percent}%). They were kept. | Too many records would be removed | Release the batch if they really left. If not, discard it and correct the records in the SIS. | {"origin":"sis"}
A001 | Username "{_value}" is already used. | Username is already used | Change it.
A002 | The account was not created: no {attribute}. | Account was not created | Fill it in the SIS.
A003 | The account was not created: email address "{_value}" is used in another client. | Email address is used in another client | Correct it in the SIS, or free it in the other client.
X001 | {host}:{port} refused the sign-in. | Sign-in refused by the receiver | Replace the password or key.
X002 | There is no space, or no right to write, at "{path}". | Receiver cannot take the file | Check with the receiver.
X003 | {count} rows were left out: no {field}. | Rows left out of the export | Fill it in the SIS.
X004 | {host}:{port} was not reached: {reason}. | Receiver not reached | Check host and port, or send again later.
X005 | {host}:{port} shows another host key than before, so it was told nothing. | Receiver shows another key | Ask the receiver. If its key has changed, save the password or key again.
X006 | {count} values have characters that {encoding} does not have; each was written as ?. | Characters that the encoding does not have | Send UTF-8.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

const NAME = /\{(\w+)\}/g

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A row of patterns: all three texts as one regular expression, with a group for each parameter. */
const patternOf = (
  [code = '', text = '', title = '', suggestion = '', params = '{}']: string[],
  place: number,
) => {
  const all = [text, title, suggestion].join('\n')
  const names = [...all.matchAll(NAME)].flatMap(([, name = '']) => (name.startsWith('_') ? [] : [name]))
  const pattern = all
    .split(NAME)
    .map((part, i) =>
      i % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : part.startsWith('_') ? '.*' : '(.*)',
    )
    .join('')
  const stored = names.map((name) => literal(name === 'Column' ? 'column' : name))
  return `(${place}, ${literal(code)}, ${literal(`^${pattern}$`)}, array[${stored.join(', ')}]::text[], ${literal(params)}::jsonb, ${all.includes('{_value}')})`
}

const recover = (table: string): string => `
  update ${table} as line
  set params = found.params, message = null, cause_title = null, suggestion = null
  from (
    select old.id, read.params from ${table} as old
    cross join lateral (
      select known.params || case when cardinality(known.names) = 0 then '{}' else jsonb_object(known.names, m.groups) end
        as params
      from (values ${TEXTS.map(patternOf).join(',\n        ')})
        as known(place, code, pattern, names, params, has_value)
      cross join lateral regexp_match(
        old.message || chr(10) || old.cause_title || chr(10) || coalesce(old.suggestion, ''), known.pattern
      ) as m(groups)
      where known.code = old.error_code and m.groups is not null
        and (old.rejected_value is not null or not known.has_value)
      order by known.place limit 1
    ) as read
  ) as found
  where found.id = line.id`

/**
 * Findings are stored as code and parameters, their texts made where they are shown. Lines whose parameters can't be told
 * from their texts keep them.
 */
export const parametersOfFindings: Migration = {
  id: '0036-parameters-of-findings',
  statements: ['import_details', 'export_details'].flatMap((table) => [
    `alter table ${table} add column params jsonb`,
    ...['cause_title', 'message'].map(
      (column) => `alter table ${table} alter column ${column} drop not null`,
    ),
    recover(table),
  ]),
}
