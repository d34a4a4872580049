import { registerRoute, setCatchHandler } from 'workbox-routing'
import { deleteOtherShells, installShell, keepOrderScripts, shellDocument } from './shell.ts'
import { answers, assets, documents, ownAnswers, pictures } from './strategies.ts'
import type { WorkerMessage, WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

// A new version waits until the visitor agrees: the tabs of the older one keep what they were loaded with.
self.addEventListener('install', (event) => event.waitUntil(installShell(event)))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([deleteOtherShells(), self.clients.claim(), self.registration.navigationPreload?.enable()]),
  ),
)

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'update') event.waitUntil(self.skipWaiting())
  if (message.type === 'keepOrderScripts') event.waitUntil(keepOrderScripts(event))
})

// Whatever matches none of these goes to the shop as if there were no worker: everything but GET, and every path of its tools.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(pictures|icons)\//.test(url.pathname), pictures)
registerRoute(({ url, sameOrigin, request }) => sameOrigin && isDocument(request, url), documents)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && acceptsJson(request) && isOwn(request, url),
  ({ request, event }) => ownAnswers(request).then((strategy) => strategy.handle({ request, event })),
)
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && acceptsJson(request) && !request.headers.has('Authorization'),
  answers,
)

setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await shellDocument() : undefined
  return shell ?? Response.error()
})

const isDocument = ({ mode }: Request, { pathname }: URL) =>
  mode === 'navigate' && !/^\/(dev|docs|health|api)(\/|$)/.test(pathname)

const acceptsJson = ({ headers }: Request) => headers.get('Accept') === 'application/json'

/** What a signed-in person needs to shop without a connection. */
const isOwn = ({ headers }: Request, { pathname }: URL) =>
  headers.has('Authorization') && /^\/(customer\/(profile$|addresses\/|orders\/)|cart\/|order\/find\/)/.test(pathname)
