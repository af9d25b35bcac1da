import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { workOffline } from './offline.ts'
import { dressPage } from './settings/settings.ts'
import { keepFocus } from './ui/focus.ts'
import './theme.css'

dressPage()
keepFocus()
workOffline()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
