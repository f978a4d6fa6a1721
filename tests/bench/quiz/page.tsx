import { createRoot } from 'react-dom/client';
import { QuizScreen } from '@/components/quiz/QuizScreen.client';
import { openStage } from '@/tests/bench/harness/page';
import { timesOfGestures } from '@/tests/bench/quiz/gestures';

createRoot(openStage()).render(<QuizScreen rosette={null} />);
Object.assign(window, { timesOfGestures });
