import './ui/style/index.css'

/** The page that others show inside theirs: it keeps nothing and asks nobody. All of it comes when it is opened. */
import('./features/embed/start.tsx').then(({ startFrame }) => startFrame()).catch(() => undefined)
