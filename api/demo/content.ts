import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = join(import.meta.dirname, 'content')

/** Reads a JSON file of `content/`. Throws with the names of file and field if it does not match the schema. */
export const readContent = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> => {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (error) throw new Error(`api/demo/content/${file}: ${z.prettifyError(error)}`)
  return data
}

/** Reads the JSON files of a folder of `content/`, in the order of their names. */
export const readContentFolder = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  readdirSync(join(folder, name))
    .toSorted()
    .map((file) => readContent(join(name, file), schema))
