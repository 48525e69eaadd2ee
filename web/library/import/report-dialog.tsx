import { mdiAlertOutline, mdiCloseCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { CampaignCard, CampaignProblem, ImportReport } from '../../../src/contracts/api/library.ts';
import { Icon } from '../../ui/icon.tsx';
import { libraryWords } from '../../words/library.ts';
import { sharedWords } from '../../words/shared.ts';
import classes from './report-dialog.module.css';

interface ReportDialogProps {
  report: ImportReport;
  onClose: () => void;
  onOpen: (campaign: CampaignCard) => void;
}

/** What came of a file that was brought in, with everything the validator found. */
export function ReportDialog({ report, onClose, onOpen }: ReportDialogProps) {
  const { campaign, message, problems } = report;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="report-title">
      <DialogTitle id="report-title">
        {campaign === null ? libraryWords.import.failed : libraryWords.import.added(campaign.title)}
      </DialogTitle>
      <DialogContent>
        <p className={classes.message}>{message}</p>
        {problems.length > 0 && (
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <Problem
                key={`${problem.file}:${problem.line}:${problem.code}:${problem.message}`}
                problem={problem}
              />
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sharedWords.close}</Button>
        {campaign !== null && (
          <Button variant="contained" onClick={() => onOpen(campaign)}>
            {libraryWords.import.open}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Problem({ problem }: { problem: CampaignProblem }) {
  const { severity, file, line, column, message, hint } = problem;
  const isError = severity === 'error';
  const place = line > 0 ? `${file}:${line}:${column}` : file;
  return (
    <li className={classes.problem} data-severity={severity}>
      <Icon
        path={isError ? mdiCloseCircleOutline : mdiAlertOutline}
        title={isError ? libraryWords.import.error : libraryWords.import.warning}
        className={classes.icon}
      />
      <div className={classes.words}>
        {place !== '' && <code className={classes.place}>{place}</code>}
        <p dir="auto">{message}</p>
        {hint !== '' && <p className={classes.hint}>{hint}</p>}
      </div>
    </li>
  );
}
