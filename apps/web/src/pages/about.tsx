import icons from '@iconify-json/game-icons/info.json'
import css from '../ui/link.module.css'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'

/** The icons are credited as their own package says. */
const { name, author, license } = icons

const LINKS = [
  [author.url, name],
  [license.url, `${name}: license.txt`],
  ['https://creativecommons.org/licenses/by/3.0/', license.title],
  ['https://openfontlicense.org', 'SIL Open Font License'],
] as const

export function AboutPage() {
  const { ui } = useWords()
  return (
    <Page title={ui('about')}>
      <p>{ui('about.what')}</p>
      <Panel title={ui('about.fair')}>
        <p>{ui('about.fair.text')}</p>
      </Panel>
      <Panel title={ui('about.fan')}>
        <p>{ui('about.fan.text')}</p>
      </Panel>
      <Panel title={ui('about.credits')}>
        <p>{ui('about.icons', { name, author: author.name, licence: license.title })}</p>
        <p>{ui('about.fonts')}</p>
        <p>{ui('about.licence')}</p>
        <ul className={css.links}>
          {LINKS.map(([href, name]) => (
            <li key={href}>
              <a href={href} rel="noreferrer" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  )
}
