import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  return (
    <>
      <main>
        <h1>Firing Arc</h1>
      </main>
      <footer>Unofficial, free, not affiliated with or endorsed by the rights holders.</footer>
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
