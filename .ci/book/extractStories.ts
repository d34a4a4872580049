/** A row of a prop table. */
interface PropRow {
  name: string
  /** As the table shows it. */
  type: string
  description: string
  /** The kind of control, such as `object` for an editor of JSON. */
  control: string
}

/** What the modules of the stories say once they are loaded. */
export interface Extract {
  stories: Record<string, LoadedStory>
  components: LoadedComponent[]
}

interface LoadedStory {
  /** Pixels of the viewport that the story chooses. */
  viewport?: { width: number; height: number } | undefined
  /** Whether it takes part in the tests, and a violation of the accessibility rules fails it. */
  isTested: boolean
  /** Its parameter `chromatic`. */
  chromatic: unknown
}

interface LoadedComponent {
  title: string
  /** Whether it is a page of stories, not only of text. */
  hasStories: boolean
  description: string
  rows: PropRow[]
}

/** Runs in a page of the book: loads every story and tells about all of them. */
export const extractStories = async (): Promise<Extract> => {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  await preview.ready?.()
  const stories: Record<string, Story> = await preview.extract()
  const files: Record<string, { meta: Meta }> = preview.storyStoreValue.cachedCSFFiles
  const firstOf = Map.groupBy(Object.values(stories), ({ title }) => title)

  const loadStory = ({ id, tags, storyGlobals, parameters: { viewport, a11y, chromatic } }: Story) => {
    const styles = viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
    const rules = [...(a11y?.config?.rules ?? []), ...Object.values(a11y?.options?.rules ?? {})]
    const isExempt = a11y?.test !== 'error' || a11y.disable === true || rules.some(({ enabled }) => enabled === false)
    return [
      id,
      {
        viewport: styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
        isTested: tags.includes('test') && !isExempt,
        chromatic,
      },
    ]
  }

  const loadComponent = ({ title, component, parameters }: Meta) => {
    const rows = Object.values(firstOf.get(title)?.[0]?.argTypes ?? {})
    return {
      title,
      hasStories: firstOf.has(title),
      description: parameters?.docs?.description?.component ?? component?.__docgenInfo?.description ?? '',
      rows: rows
        .filter(({ table }) => table?.type)
        .map(({ name, description, table, control }) => ({
          name,
          type: table?.type?.summary ?? 'unknown',
          description: description ?? '',
          control: (typeof control === 'object' && control.type) || '',
        })),
    }
  }

  return {
    stories: Object.fromEntries(Object.values(stories).map(loadStory)),
    components: Object.values(files).map(({ meta }) => loadComponent(meta)),
  }

  interface Story {
    id: string
    title: string
    tags: string[]
    storyGlobals?: { viewport?: { value?: string } }
    argTypes?: Record<string, ArgType>
    parameters: {
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
      chromatic?: unknown
      a11y?: {
        test?: string
        disable?: boolean
        config?: { rules?: Rule[] }
        options?: { rules?: Record<string, Rule> }
      }
    }
  }
  interface Rule {
    enabled?: boolean
  }
  interface ArgType {
    name: string
    description?: string
    control?: { type?: string } | false
    table?: { type?: { summary?: string } }
  }
  interface Meta {
    title: string
    component?: { __docgenInfo?: { description?: string } }
    parameters?: { docs?: { description?: { component?: string } } }
  }
}
