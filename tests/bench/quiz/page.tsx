import { createRoot } from 'react-dom/client';
import { QuizScreen } from '@/components/quiz/QuizScreen.client';
import { timesOfGestures } from '@/tests/bench/quiz/gestures';

const stage = document.getElementById('stage');
if (!stage) throw new Error('La page du banc n’a pas de scène.');
createRoot(stage).render(<QuizScreen rosette={null} />);
Object.assign(window, { timesOfGestures });
