import css from '../ui/link.module.css'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'

/** Who draws for game-icons.net, as its licence asks to say. */
const ICON_AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion'

const LINKS = [
  ['https://game-icons.net', 'game-icons.net'],
  ['https://creativecommons.org/licenses/by/3.0/', 'CC BY 3.0'],
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
        <p>{ui('about.icons', { site: 'game-icons.net', licence: 'CC BY 3.0', authors: ICON_AUTHORS })}</p>
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
